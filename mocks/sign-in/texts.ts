import type { Language } from '../messages/render.ts';
import { demoClient } from '../seed/demo-access.ts';

/** Why a sign-in cannot continue. */
export type SignInProblem = 'expired' | 'crossSite' | 'unknownClient' | 'badRedirectUri' | 'badRequest' | 'failure';

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
  readonly problems: Readonly<Record<SignInProblem, { readonly title: string; readonly description: string }>>;
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
      note: 'A sandbox for development: without passwords, and with demo data only.',
    },
    problems: {
      expired: {
        title: 'This sign-in has expired',
        description:
          'It took too long, was completed already, or was started in another browser. Return to the application and sign in again.',
      },
      crossSite: {
        title: 'Request from another page',
        description:
          'Another web page sent this choice, which is not allowed. Return to the application and sign in again.',
      },
      unknownClient: {
        title: 'Unknown client_id',
        description: `The sandbox has one client: ${demoClient.id}, with the secret ${demoClient.secret}.`,
      },
      badRedirectUri: {
        title: 'This redirect_uri is not allowed',
        description:
          'The sandbox sends authorization codes to this machine only: to a URL on localhost, a name that ends in .localhost, an address that begins with 127, or [::1]; on any port and path, without a fragment.',
      },
      badRequest: {
        title: 'This sign-in cannot start',
        description: 'The application sent an invalid authorization request.',
      },
      failure: { title: 'The sandbox failed', description: 'This is a bug in the sandbox. Try again.' },
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
      note: 'Een sandbox voor ontwikkeling: zonder wachtwoorden en met alleen voorbeeldgegevens.',
    },
    problems: {
      expired: {
        title: 'Deze inlogpoging is verlopen',
        description:
          'Het duurde te lang, is al afgerond of begon in een andere browser. Ga terug naar de applicatie en log opnieuw in.',
      },
      crossSite: {
        title: 'Verzoek van een andere pagina',
        description:
          'Een andere webpagina heeft deze keuze verstuurd, en dat mag niet. Ga terug naar de applicatie en log opnieuw in.',
      },
      unknownClient: {
        title: 'Onbekende client_id',
        description: `De sandbox heeft één client: ${demoClient.id}, met het secret ${demoClient.secret}.`,
      },
      badRedirectUri: {
        title: 'Deze redirect_uri is niet toegestaan',
        description:
          'De sandbox stuurt autorisatiecodes alleen naar deze machine: naar een URL op localhost, een naam die eindigt op .localhost, een adres dat begint met 127, of [::1]; met elke poort en elk pad, zonder fragment.',
      },
      badRequest: {
        title: 'Inloggen kan niet beginnen',
        description: 'De applicatie stuurde een ongeldig autorisatieverzoek.',
      },
      failure: { title: 'Fout in de sandbox', description: 'Dit is een bug in de sandbox. Probeer het opnieuw.' },
    },
    received: 'Ontvangen',
    reason: 'Reden',
  },
};
