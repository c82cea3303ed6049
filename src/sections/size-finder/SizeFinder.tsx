// Which size takes a job: two questions, a drawing to scale, an answer, and the table of all sizes.
import { type RefObject, useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Note } from '../../ui/Note.tsx';
import { SizeQuoteLink } from '../../ui/SizeQuoteLink.tsx';
import { ManifestText } from '../../ui/Wording.tsx';
import { ContainerTable } from './ContainerTable.tsx';
import { type Choice, choose, roomIn, type Sized, sizedOf, type Wish } from './choose-size.ts';
import { Questions } from './Questions.tsx';
import { Scene } from './Scene.tsx';
import * as S from './SizeFinder.styles.ts';

type FinderSection = SectionOf<'size-finder'>;

export function SizeFinder({ section }: { section: FinderSection }) {
  const { id, tone, heading, intro, items, note } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} picture>
      <Loaded items={items} delay={section.load_delay_ms} failedText={section.failed_text}>
        {(loaded) => <Finder section={section} sizes={sizedOf({ ...section, items: loaded })} />}
      </Loaded>
      <Note text={note} />
    </Band>
  );
}

function Finder({ section, sizes }: { section: FinderSection; sizes: Sized[] }) {
  const [wish, setWish] = useState<Wish>();
  const answer = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const choice = wish && choose(wish, sizes, t, section.unit);
  // The page moves only as far as a part of the answer is out of view.
  const show = () => {
    const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)');
    answer.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <>
      <S.Finder onChange={() => requestAnimationFrame(show)}>
        <Questions section={section} sizes={sizes} onWish={setWish} />
        <Answer frame={answer} section={section} wish={wish} choice={choice} />
        <S.Picture>
          <Scene sizes={sizes} choice={choice} unit={section.unit} />
          <figcaption>{section.caption}</figcaption>
        </S.Picture>
      </S.Finder>
      <SizeTable section={section} sizes={sizes} wish={wish} best={choice?.best} />
    </>
  );
}

interface AnswerProps {
  frame: RefObject<HTMLDivElement | null>;
  section: FinderSection;
  wish?: Wish;
  choice?: Choice;
}

function Answer({ frame, section, wish, choice }: AnswerProps) {
  const t = useTranslate();
  return (
    <S.Answer ref={frame}>
      <div role="status">
        {choice ? (
          <p key={choice.sentence}>
            <strong>{t('Choose the {size}', { size: choice.best.label })}</strong> {choice.sentence}{' '}
            <ManifestText text={choice.best.description} />
          </p>
        ) : (
          <p>{wish ? t('None of these holds that much. Please call us.') : section.prompt}</p>
        )}
      </div>
      {choice && <SizeQuoteLink quote={section.quote} size={choice.best} look="primary" />}
    </S.Answer>
  );
}

interface TableProps {
  section: FinderSection;
  sizes: Sized[];
  wish?: Wish;
  best?: Sized;
}

function SizeTable({ section, sizes, wish, best }: TableProps) {
  const t = useTranslate();
  const room = (size: Sized) => {
    const fit = wish && 'loads' in wish && roomIn(wish.loads, size);
    return fit && <S.Room>{t(fit)}</S.Room>;
  };
  return (
    <ContainerTable
      label={section.heading}
      help={{ dimensions: section.dimensions_help, capacity: section.capacity_help }}
      extra={section.quote && t('Quote')}
      rows={sizes.map((size) => ({
        ...size,
        size: size.label,
        marked: size === best,
        remark: room(size),
        extra: <SizeQuoteLink quote={section.quote} size={size} look="quiet" />,
      }))}
    />
  );
}
