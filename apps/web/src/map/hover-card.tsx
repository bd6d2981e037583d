import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawnOn } from './drawn-on.ts';
import { cardPlace } from './card-place.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';
import styles from './map.module.css';

/** What the card of a shape says. */
export interface HoverFacts {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** What a click does. */
  readonly hint?: string;
}

export interface HoverCardProps {
  /** The shape at a place; `slack` is about eight pixels, in degrees. */
  readonly find: (place: LngLat, slack: number) => string | null;
  readonly factsOf: (id: string) => HoverFacts | null;
}

const slackPixels = 8;

/** Beside the pointer: what it points at. The same is in the table of the screen, so it is for the pointer alone. */
export function HoverCard({ find, factsOf }: HoverCardProps) {
  const { map } = useMapScene();
  const card = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<string | null>(null);
  const move = useEffectEvent(({ point, lngLat }: MapMouseEvent) => {
    if (map.isMoving() || drawnOn.has(map)) return setId(null);
    const beside = map.unproject([point.x + slackPixels, point.y]);
    setId(find([lngLat.lng, lngLat.lat], Math.abs(beside.lng - lngLat.lng)));
    const { clientWidth, clientHeight } = map.getContainer();
    const place = cardPlace(point, { width: clientWidth, height: clientHeight });
    // The place follows the pointer without drawing the card anew.
    if (card.current) Object.assign(card.current.style, place);
  });
  useEffect(() => {
    const moved = (event: MapMouseEvent) => move(event);
    const leave = () => setId(null);
    map.on('mousemove', moved);
    map.on('mouseout', leave);
    map.on('movestart', leave);
    return () => {
      map.off('mousemove', moved);
      map.off('mouseout', leave);
      map.off('movestart', leave);
    };
  }, [map]);
  const facts = id === null ? null : factsOf(id);
  return (
    <div ref={card} className={styles.hoverCard} aria-hidden="true" hidden={facts === null}>
      {facts !== null && (
        <>
          <b>{facts.title}</b>
          <dl>
            {facts.rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {facts.hint !== undefined && <small>{facts.hint}</small>}
        </>
      )}
    </div>
  );
}
