import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft.ts';
import { validateDraft } from './problems.ts';
import { plainDigits } from './plain-digits.ts';

const limits = { title: 100, description: 2000 };
const draft: Draft = { ...emptyDraft, title: 'Silk scarf', description: 'Plain.', type: 'items', fetish: 'silk', price: '25.50' };

describe('the validation of a post', () => {
  it('returns no errors for a complete draft', () => {
    expect(validateDraft(draft, limits)).toEqual({});
  });

  it('returns all errors at once', () => {
    expect(validateDraft(emptyDraft, limits)).toEqual({
      title: 'title.required',
      description: 'description.required',
      type: 'requestType.required',
      fetish: 'fetish.required',
      price: 'price.required',
    });
  });

  it('rejects a title of more than 100 characters', () => {
    expect(validateDraft({ ...draft, title: 'x'.repeat(100) }, limits)).toEqual({});
    expect(validateDraft({ ...draft, title: 'x'.repeat(101) }, limits)).toEqual({ title: 'title.tooLong' });
  });

  it.each([
    ['0', 'price.tooLow'],
    ['9999.01', 'price.tooHigh'],
    ['1.234', 'price.decimals'],
    ['a lot', 'price.required'],
  ])('rejects the price %s', (price, problem) => {
    expect(validateDraft({ ...draft, price }, limits)).toEqual({ price: problem });
  });

  it('plainDigits converts digits of other scripts', () => {
    expect(plainDigits('٢٥٫٥٠')).toBe('25.50');
    expect(plainDigits('２５。５')).toBe('25.5');
    expect(plainDigits('25,50')).toBe('25,50');
  });
});
