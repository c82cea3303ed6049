// The body of each screen of the panel.

import { PicturesScreen } from '../pictures/Pictures.tsx';
import { ProblemsScreen } from '../review/ProblemsScreen.tsx';
import { AddSection } from '../sections/AddSection.tsx';
import { PageScreen } from '../sections/PageScreen.tsx';
import { NewTown } from '../site/NewTown.tsx';
import { NewPage, PagesScreen } from '../site/Pages.tsx';
import { SiteScreen } from '../site/SiteScreen.tsx';
import { TownWalk } from '../site/TownTexts.tsx';
import type { PanelScreen } from '../wire/store.ts';
import { ValueScreen } from './ValueScreen.tsx';

export function ScreenBody({ screen }: { screen: PanelScreen }) {
  switch (screen.kind) {
    case 'page':
      return <PageScreen />;
    case 'site':
      return <SiteScreen />;
    case 'pages':
      return <PagesScreen />;
    case 'problems':
      return <ProblemsScreen />;
    case 'pictures':
      return <PicturesScreen />;
    case 'new-page':
      return <NewPage />;
    case 'new-town':
      return <NewTown />;
    case 'town-walk':
      return <TownWalk town={screen.town} />;
    case 'new-section':
      return <AddSection list={screen.list} at={screen.at} />;
    case 'value':
      return <ValueScreen pointer={screen.pointer} />;
  }
}
