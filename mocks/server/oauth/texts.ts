import type { IncomingHttpHeaders } from 'node:http';
import { demoClient } from '../../demo-access.ts';
import { type Language, languageFor } from '../../messages/render.ts';

export type { Language };

/** The language that the browser asks for, English when it asks for none of ours. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  return languageFor(headers['accept-language']);
}

/** Why a sign-in cannot go on. */
export type Problem = 'expired' | 'foreign' | 'unknownClient' | 'badRedirectUri' | 'badRequest' | 'failure';

interface Texts {
  readonly product: string;
  readonly signIn: {
    readonly title: string;
    readonly asksForAccess: string;
    readonly scopes: Readonly<Record<string, string>>;
    readonly returnsTo: string;
    readonly continueAs: string;
    readonly cancel: string;
    readonly note: string;
  };
  readonly problems: Readonly<Record<Problem, { readonly title: string; readonly what: string }>>;
  readonly received: string;
  readonly reason: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    product: 'Accounting sandbox',
    signIn: {
      title: 'Sign in',
      asksForAccess: 'asks for access to an account of this sandbox. It will be able to:',
      scopes: {
        'accounting-api': 'read and change the accounting data of your administrations',
        offline_access: 'keep this access while you are away',
      },
      returnsTo: 'Afterwards you return to',
      continueAs: 'Continue as',
      cancel: 'Cancel',
      note: 'A sandbox on this machine: it asks no password and holds demo data only.',
    },
    problems: {
      expired: {
        title: 'This sign-in is over',
        what: 'It took too long, was finished already, or began in another browser. Go back to the application and sign in again.',
      },
      foreign: {
        title: 'Not from this page',
        what: 'The choice was sent by another web page, which may not make it for you. Go back to the application and sign in again.',
      },
      unknownClient: {
        title: 'Unknown client_id',
        what: `The sandbox knows one client: ${demoClient.id}, with the secret ${demoClient.secret}.`,
      },
      badRedirectUri: {
        title: 'This redirect_uri is not allowed',
        what: 'The sandbox sends authorization codes to this machine only: a URL on localhost, 127.0.0.1 or [::1], on any port and path, without a fragment.',
      },
      badRequest: {
        title: 'This sign-in cannot start',
        what: 'The application sent a request that the authorization server does not understand.',
      },
      failure: { title: 'The sandbox failed', what: 'This is a fault of the sandbox itself. Try again.' },
    },
    received: 'Received',
    reason: 'Reason',
  },
  nl: {
    product: 'Boekhoud-sandbox',
    signIn: {
      title: 'Inloggen',
      asksForAccess: 'vraagt toegang tot een account van deze sandbox. De applicatie kan dan:',
      scopes: {
        'accounting-api': 'de boekhoudgegevens van je administraties lezen en wijzigen',
        offline_access: 'deze toegang houden terwijl je er niet bent',
      },
      returnsTo: 'Daarna ga je terug naar',
      continueAs: 'Doorgaan als',
      cancel: 'Annuleren',
      note: 'Een sandbox op deze machine: zonder wachtwoord en met alleen voorbeeldgegevens.',
    },
    problems: {
      expired: {
        title: 'Deze inlogpoging is voorbij',
        what: 'Het duurde te lang, is al afgerond of begon in een andere browser. Ga terug naar de applicatie en log opnieuw in.',
      },
      foreign: {
        title: 'Niet van deze pagina',
        what: 'De keuze is verstuurd door een andere webpagina, die hem niet voor je mag maken. Ga terug naar de applicatie en log opnieuw in.',
      },
      unknownClient: {
        title: 'Onbekende client_id',
        what: `De sandbox kent één client: ${demoClient.id}, met het secret ${demoClient.secret}.`,
      },
      badRedirectUri: {
        title: 'Deze redirect_uri is niet toegestaan',
        what: 'De sandbox stuurt autorisatiecodes alleen naar deze machine: een URL op localhost, 127.0.0.1 of [::1], met elke poort en elk pad, zonder fragment.',
      },
      badRequest: {
        title: 'Inloggen kan niet beginnen',
        what: 'De applicatie stuurde een verzoek dat de autorisatieserver niet begrijpt.',
      },
      failure: { title: 'De sandbox ging stuk', what: 'Dit is een fout in de sandbox zelf. Probeer het opnieuw.' },
    },
    received: 'Ontvangen',
    reason: 'Reden',
  },
};
