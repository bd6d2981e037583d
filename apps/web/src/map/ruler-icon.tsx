/** A ruler, drawn like the icons beside it. */
export function RulerIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1.5 10.8 10.8 1.5l3.7 3.7-9.3 9.3z" />
      <path d="m4.3 8 1.4 1.4M6.4 5.9l2.1 2.1M8.5 3.8l1.4 1.4" />
    </svg>
  );
}
