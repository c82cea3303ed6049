// The engine's words in other languages.
import { expect, it } from 'vitest';
import { hoursLines } from '../../src/manifest/site/office-hours.ts';
import { answerFor, weekLine } from '../../src/model/calendar/sentences.ts';
import { es, esPhotos } from '../../src/model/words/es.ts';
import { english, translator } from '../../src/model/words/words.ts';
import { EMPTY_QUOTE } from '../../src/sections/quote-form/quote-draft.ts';
import { validateQuote } from '../../src/sections/quote-form/validate-quote.ts';

const t = translator(es);

it('no translation has braces that its text does not have', () => {
  const braces = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  const wrong = Object.entries({ ...es, ...esPhotos }).filter(([text, translation]) =>
    braces(translation).some((name) => !braces(text).includes(name)),
  );
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
