// The top of a page: main heading, a short text, buttons, and a picture with the family badge.
import type { SectionOf } from '../../model/site.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import * as S from './Hero.styles.ts';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const { id, eyebrow, heading, intro, badges, buttons, image, corner_badge } = section;
  return (
    <S.Outer id={id} data-tone="dark">
      <S.Layout $split={image !== undefined}>
        <S.Words>
          {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
          <h1 tabIndex={-1}>{heading}</h1>
          {intro && <S.Intro>{intro}</S.Intro>}
          {badges && (
            <S.Badges>
              {badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </S.Badges>
          )}
          <ButtonRow buttons={buttons} />
        </S.Words>
        {image && (
          <S.Frame>
            <S.HeroPhoto picture={image} sizes={S.PHOTO_SIZES} first />
            {corner_badge && (
              <S.CornerBadge>
                <strong>{corner_badge.title}</strong>
                {corner_badge.text}
              </S.CornerBadge>
            )}
          </S.Frame>
        )}
      </S.Layout>
    </S.Outer>
  );
}
