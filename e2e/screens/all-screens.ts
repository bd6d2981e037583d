import { administrationScreens } from './administration-screens.ts';
import { aoiScreens } from './aoi-screens.ts';
import { effectScreens } from './effect-screens.ts';
import { entryScreens } from './entry-screens.ts';
import { mediaScreens } from './media-screens.ts';
import { optimiseScreens } from './optimise-screens.ts';
import { orderScreens } from './order-screens.ts';
import { placeScreens } from './place-screens.ts';
import type { Screen } from './screen.ts';
import { smartSelectScreens } from './smart-select-screens.ts';
import { standardsScreens } from './standards-screens.ts';
import { crowdPackScreens } from './crowd-pack-screens.ts';
import { strategyScreens } from './strategy-screens.ts';

/** Every screen of the product, in the states that are tested. */
export const allScreens: readonly Screen[] = [
  ...entryScreens,
  ...mediaScreens,
  ...aoiScreens,
  ...smartSelectScreens,
  ...strategyScreens,
  ...placeScreens,
  ...crowdPackScreens,
  ...orderScreens,
  ...effectScreens,
  ...optimiseScreens,
  ...standardsScreens,
  ...administrationScreens,
];
