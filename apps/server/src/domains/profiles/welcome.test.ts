import { describe, expect, it } from 'vitest';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useApi, useDatabase } from '../../../test/support/test-api.ts';
import { aCaller, codesOf, completeChange, KYIV, VANCOUVER } from '../../../test/support/profiles.ts';

const clock = aClock();
const api = useApi({ clock, database: useDatabase({ everyCity: true }) });
const PAGO_PAGO = 5_881_576;
const complete = { ...completeChange, cityId: KYIV };

describe('the welcome wizard', () => {
  it('returns every missing field, and activates the account when all are filled in', async () => {
    const member = await aCaller(api, { state: 'pending' });
    const rejected = await member.call('POST', '/api/account/welcome', {});
    expect([rejected.status, rejected.code]).toEqual([400, 'request.invalid']);
    expect(codesOf(rejected.fields)).toEqual({
      gender: 'gender.required',
      birthDate: 'birthDate.required',
      bodyType: 'bodyType.required',
      ethnicity: 'ethnicity.required',
      languages: 'languages.required',
      interests: 'interests.required',
      experience: 'experience.required',
      supportedLanguage: 'supportedLanguage.required',
      expertise: 'expertise.required',
      city: 'city.required',
    });
    const saved = await member.call<{ missing: string[] }>('POST', '/api/user-details', complete);
    expect(saved.body.missing).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await member.call('POST', '/api/account/welcome', {})).status).toBe(200);
    const { state } = await api.db.selectFrom('member').select('state').where('id', '=', member.id).executeTakeFirstOrThrow();
    expect(state).toBe('active');
  });

  it('takes the time zone of the first city; later cities do not change it', async () => {
    const member = await aCaller(api, { state: 'pending', timeZone: 'Asia/Taipei' });
    const zone = () =>
      api.db.selectFrom('member_settings').select('time_zone').where('member_id', '=', member.id).executeTakeFirstOrThrow();
    await member.save(complete);
    expect(await zone()).toEqual({ time_zone: 'Europe/Kyiv' });
    await member.call('POST', '/api/account/welcome', {});
    expect((await member.save({ cityId: VANCOUVER })).body.city).toMatchObject({ name: 'Vancouver', timeZone: 'America/Vancouver' });
    expect(await zone()).toEqual({ time_zone: 'Europe/Kyiv' });
  });

  it('allows pending members to clear fields that active ones must keep', async () => {
    const member = await aCaller(api, { state: 'pending' });
    await member.save(complete);
    expect((await member.save({ interests: [], cityId: null })).body.missing).toEqual(['interests', 'city']);
    await member.save(complete);
    await member.call('POST', '/api/account/welcome', {});
    const rejected = await member.save({ interests: [], languages: [], expertise: [], cityId: null });
    expect(codesOf(rejected.fields)).toEqual({
      interests: 'interests.required',
      languages: 'languages.required',
      expertise: 'expertise.required',
      cityId: 'city.required',
    });
  });
});

describe('the date of birth', () => {
  /** The date of birth of a member who turns nineteen today, or `later` days from today. */
  const turnsNineteen = (today: Date, later = 0) => {
    const [year, monthAndDay] = [today.getUTCFullYear() - 19, today.toISOString().slice(4, 10).replace('-02-29', '-02-28')];
    const born = new Date(Date.parse(`${year}${monthAndDay}`) + later * DAY);
    return born.toISOString().slice(0, 10).split('-').toReversed().join('');
  };

  it('rejects ages below nineteen, before and after the welcome wizard', async () => {
    const pending = await aCaller(api, { state: 'pending', timeZone: 'Etc/UTC' });
    const active = await aCaller(api, { timeZone: 'Etc/UTC' });
    for (const member of [pending, active]) {
      expect(codesOf((await member.save({ birthDate: turnsNineteen(clock.now(), 1) })).fields)).toEqual({
        birthDate: 'birthDate.tooYoung',
      });
      expect((await member.save({ birthDate: turnsNineteen(clock.now()) })).body.birthDate).toBe(turnsNineteen(clock.now()));
      expect((await member.save({ birthDate: '17051990' })).body.birthDate).toBe('17051990');
    }
  });

  it.each(['31021990', '17051890', '1990-05-17', 'x'])('rejects %s', async (birthDate) => {
    const member = await aCaller(api);
    expect(codesOf((await member.save({ birthDate })).fields)).toEqual({ birthDate: 'birthDate.invalid' });
  });

  it('fails validation again when a city with an earlier calendar day was chosen', async () => {
    const member = await aCaller(api, { state: 'pending', timeZone: 'Pacific/Kiritimati' });
    const today = new Date(clock.now().getTime() + 14 * 3_600_000);
    expect((await member.save({ ...complete, cityId: null, birthDate: turnsNineteen(today) })).status).toBe(200);
    // At any time of day it is still the previous day there.
    await member.save({ cityId: PAGO_PAGO });
    const finished = await member.call('POST', '/api/account/welcome', {});
    expect(codesOf(finished.fields)).toEqual({ birthDate: 'birthDate.tooYoung' });
  });
});
