// The engine's words in other languages.
import { expect, it } from 'vitest';
import { placeholdersIn } from '../../src/manifest/site/languages.ts';
import { hoursLines } from '../../src/manifest/site/office-hours.ts';
import { answerFor, weekLine } from '../../src/model/calendar/sentences.ts';
import { es, esPhotos } from '../../src/model/words/es.ts';
import { fr, frPhotos } from '../../src/model/words/fr.ts';
import { english, translator } from '../../src/model/words/words.ts';
import { EMPTY_QUOTE } from '../../src/sections/quote-form/quote-draft.ts';
import { validateQuote } from '../../src/sections/quote-form/validate-quote.ts';

const t = translator(es);

it('no translation has braces that its text does not have', () => {
  const files = [es, esPhotos, fr, frPhotos];
  const wrong = files.flatMap(Object.entries<string>).filter(([text, translation]) => {
    const names: string[] = translation.match(/\{\w+\}/g) ?? [];
    return names.some((name) => !placeholdersIn(text).includes(name));
  });
  expect(wrong).toEqual([]);
});

it('a text is English without words, and keeps braces that came with a name', () => {
  expect(english('Please call {phone}.', { phone: '{phone}' })).toBe('Please call {phone}.');
  expect(t('Please call {phone}.', { phone: '555-0100' })).toBe('Por favor, llame al 555-0100.');
});

it('hours are Spanish', () => {
  const week = { from: 'Monday', to: 'Friday', opens: '07:00', closes: '17:00' } as const;
  expect(hoursLines([week], t)).toEqual([
    { days: 'lunes a viernes', times: '7:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.' },
    { days: 'sábado y domingo' },
  ]);
});

it('holiday weeks and the answer about a day are Spanish', () => {
  const usual = '2026-12-25';
  const moved = [{ usual, moved: '2026-12-24', holiday: 'Navidad', date: usual }];
  expect(weekLine(moved, 5, 'recolección', t)).toBe(
    'Semana de Navidad: la recolección del viernes pasa al jueves.',
  );
  const days = [{ weekday: 'Monday' as const }, { weekday: 'Friday' as const }];
  const schedule = { moved, visit: 'recolección', days };
  expect(answerFor(schedule, '2026-12-14', 'Friday', t)).toEqual({
    now: 'Esta semana: viernes, 18 de diciembre, como siempre.',
    next: 'Próximo cambio: jueves, 24 de diciembre en lugar de viernes, 25 de diciembre, por Navidad.',
  });
});

it('the messages of an empty form are Spanish', () => {
  const errors = validateQuote(EMPTY_QUOTE, { phone: '(716) 555-0142', t });
  expect(errors).toMatchObject({
    name: 'Necesitamos su nombre.',
    serviceType: 'Díganos qué servicio necesita.',
  });
});

it('hours in French are those of a clock of 24 hours', () => {
  const week = { from: 'Monday', to: 'Friday', opens: '07:00', closes: '17:30' } as const;
  expect(hoursLines([week], translator(fr))).toEqual([
    { days: 'lundi à vendredi', times: '7\u00a0h à 17\u00a0h\u00a030' },
    { days: 'samedi et dimanche' },
  ]);
});
