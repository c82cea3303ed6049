// The top of a page: main heading, a short text, buttons, facts, and a picture with the family badge.
import { Check } from 'lucide';
import type { SectionOf } from '../../model/site.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { SceneryEdge } from '../../ui/pictures/Scenery.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ManifestText } from '../../ui/Wording.tsx';
import * as S from './Hero.styles.ts';

type ResolvedHero = SectionOf<'hero'>;

export function Hero({ section }: { section: ResolvedHero }) {
  const { id, eyebrow, heading, intro, brief, badges, proof, buttons, links, image, corner_badge } =
    section;
  const offersCall = buttons?.some(({ to }) => to.startsWith('tel:'));
  return (
    <section id={id}>
      <S.Scene data-tone="dark" $brief={brief}>
        <S.Layout $split={image !== undefined}>
          <S.Words>
            {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
            <h1 tabIndex={-1}>{heading}</h1>
            {intro && (
              <S.Intro>
                <ManifestText text={intro} plain={offersCall} />
              </S.Intro>
            )}
            <ButtonRow buttons={buttons} />
            {links && (
              <S.Links>
                {links.map(({ label, to }, index) => (
                  <li key={index}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </S.Links>
            )}
            {badges && <Badges badges={badges} />}
          </S.Words>
          {image && (
            <S.Frame data-screen="">
              <S.HeroPhoto picture={image} sizes={S.PHOTO_SIZES} first />
              {corner_badge && (
                <S.CornerBadge data-badge="">
                  <strong>{corner_badge.title}</strong>
                  {` ${corner_badge.text}`}
                </S.CornerBadge>
              )}
            </S.Frame>
          )}
        </S.Layout>
        <SceneryEdge shapes={section.scenery} />
      </S.Scene>
      {proof && <Proof points={proof} />}
    </section>
  );
}

function Badges({ badges }: { badges: string[] }) {
  return (
    <S.Badges>
      {badges.map((badge, index) => (
        <li key={index}>
          <Glyph drawing={Check} size={18} />
          {badge}
        </li>
      ))}
    </S.Badges>
  );
}

function Proof({ points }: { points: NonNullable<ResolvedHero['proof']> }) {
  return (
    <S.ProofBand>
      <S.Proof>
        {points.map(({ value, label }, index) => (
          <div key={index}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </S.Proof>
    </S.ProofBand>
  );
}
