import { accountLimits, guessLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { reaction } from '../../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../../platform/mail/mailer.ts';
import { postText } from '../../../platform/sms/outbox.ts';
import { pageOf } from '../page-urls.ts';
import { inHours, localeOf, whenFor } from '../emails.ts';
import { newPhoneCode, phoneCodeHash } from '../phone-codes.ts';
import { findEmailChange, findMember } from '../queries/members.ts';
import { addLink } from '../store/links.ts';
import { setPhoneCode } from '../store/phones.ts';
import { lockFactors } from '../store/second-factors.ts';
import { phoneCodeText } from '../text-messages.ts';

/** Required emails, sent regardless of the member's subscriptions. */
export const securityEmailReactions = [
  reaction('accounts.accountLocked', 'accounts.email-account-lock', async ({ tx, event, platform: { config } }) => {
    const member = event.data.memberId === null ? undefined : await findMember(tx, event.data.memberId);
    if (!member) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'account-locked',
      locale: localeOf(member),
      facts: { hours: inHours(accountLimits.lockMs), forgotUrl: pageOf.forgot(config.PUBLIC_URL) },
    });
  }),

  reaction('accounts.guessesLocked', 'accounts.email-guess-lock', async ({ tx, event, platform: { config } }) => {
    const { memberId, origin } = event.data;
    const member = await findMember(tx, memberId);
    if (!member) return;
    const isKnown = origin === 'known';
    const url = (isKnown ? pageOf.sessions : pageOf.security)(config.PUBLIC_URL);
    const facts = { isKnown, hours: inHours(guessLimits.lockMs), url };
    await enqueueEmail(tx, config, { id: event.id, to: member.email, kind: 'guesses-locked', locale: localeOf(member), facts });
  }),

  reaction('accounts.passwordChanged', 'accounts.email-password-change', async ({ tx, event, platform: { config } }) => {
    const member = await findMember(tx, event.data.memberId);
    if (!member) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'password-changed',
      locale: localeOf(member),
      facts: {
        at: whenFor(member, new Date(event.at)),
        forgotUrl: pageOf.forgot(config.PUBLIC_URL),
        supportEmail: config.SUPPORT_EMAIL,
      },
    });
  }),

  reaction('accounts.emailChangeRequested', 'accounts.email-address-confirmation', async ({ tx, event, platform: { clock, config } }) => {
    const { memberId } = event.data;
    // A concurrent request for another address waits for this lock and then voids this link. Otherwise the link could confirm an address to
    // which it was not sent.
    await lockFactors(tx, memberId);
    const member = await findMember(tx, memberId);
    const change = await findEmailChange(tx, memberId);
    if (!member || !change) return;
    const token = await addLink(tx, { purpose: 'change_email', subject: memberId, now: clock.now() });
    if (token !== null) {
      await enqueueEmail(tx, config, {
        id: `${event.id}-new`,
        to: change.email,
        kind: 'confirm-new-email',
        locale: localeOf(member),
        facts: { url: pageOf.verify(config.PUBLIC_URL, token), hours: inHours(tokenLifetimes.changeEmailMs) },
      });
    }
    await enqueueEmail(tx, config, {
      id: `${event.id}-old`,
      to: member.email,
      kind: 'email-changing',
      locale: localeOf(member),
      facts: {
        at: whenFor(member, new Date(event.at)),
        securityUrl: pageOf.security(config.PUBLIC_URL),
        supportEmail: config.SUPPORT_EMAIL,
      },
    });
  }),

  reaction('accounts.emailChanged', 'accounts.email-old-address', async ({ tx, event, platform: { config } }) => {
    const member = await findMember(tx, event.data.memberId);
    if (!member) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: event.data.oldEmail,
      kind: 'email-changed',
      locale: localeOf(member),
      facts: { at: whenFor(member, new Date(event.at)), supportEmail: config.SUPPORT_EMAIL },
    });
  }),

  reaction('accounts.secondFactorChanged', 'accounts.email-second-factor-change', async ({ tx, event, platform: { config } }) => {
    const member = await findMember(tx, event.data.memberId);
    if (!member) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'second-factor-changed',
      locale: localeOf(member),
      facts: {
        change: event.data.change,
        at: whenFor(member, new Date(event.at)),
        securityUrl: pageOf.security(config.PUBLIC_URL),
      },
    });
  }),

  reaction('devices.signedIn', 'accounts.email-new-device', async ({ tx, event, platform: { config } }) => {
    const { known, replaced = false } = event.data;
    const member = known && !replaced ? undefined : await findMember(tx, event.data.memberId);
    if (!member) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: member.email,
      kind: 'new-device',
      locale: localeOf(member),
      facts: {
        device: event.data.browser,
        replaced,
        at: whenFor(member, new Date(event.at)),
        securityUrl: pageOf.security(config.PUBLIC_URL),
        forgotUrl: pageOf.forgot(config.PUBLIC_URL),
      },
    });
  }),

  // The code is created here: no event contains it, and the queue holds the text message encrypted.
  reaction('accounts.phoneCodeRequested', 'accounts.send-phone-code', async ({ tx, event, platform: { clock, config } }) => {
    const { memberId } = event.data;
    const member = await findMember(tx, memberId);
    if (!member) return;
    const code = newPhoneCode();
    const phone = await setPhoneCode(tx, memberId, { codeHash: phoneCodeHash(config.CREDENTIAL_SECRET, memberId, code), at: clock.now() });
    if (phone) await postText(tx, config, { id: event.id, to: phone, body: phoneCodeText(localeOf(member), code) });
  }),
];
