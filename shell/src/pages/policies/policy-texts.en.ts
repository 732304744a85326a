import type { PolicyTexts } from './policy-text.ts';

export const policyTextsEn: PolicyTexts = {
  name: { terms: 'Terms', privacy: 'Privacy', cookies: 'Cookies' },
  guideName: 'Guide',
  version: (day) => `Version of ${day}`,
  demo: 'Demonstration text.',
  demoText: 'Whoever runs Bussola puts their own here, and this line goes away.',
  brief: 'In short',
  onThisPage: 'On this page',
  print: 'Print',
  signIn: 'Sign in',
  policies: 'The texts',
  recorded: 'Your consent remembers this version.',
  recordedText: (version) =>
    `When you tick the box we record “${version}”, the day and the time: you find them in Account, under Consents.`,
  before:
    'It is the first version that can be read here. Consents given before say “2026-11”: at that time the text was not yet inside Bussola.',
  terms: {
    title: 'How Bussola works, and what it does not do',
    brief: [
      'Bussola does the sums for your family from the answers you give, and shows you how.',
      'The estimates inform: they are not investment advice, nor an insurance, tax or legal proposal.',
      'The checkup and its results are free. The report needs an account.',
      'You can stop whenever you like: you download your data and close the account yourself.',
    ],
    sections: [
      {
        title: 'What we give you',
        text: [
          'A checkup, a picture of what you have and of what could be missing, a list of priorities with their reasons, and a report to print.',
          'Every number has its “Why?”: the rules and the legal amounts are all on the page Method.',
        ],
      },
      {
        title: 'What we do not do',
        text: [
          'We sell neither policies nor investments, and we do not say which to buy. To decide, speak to somebody who can advise you in person: an adviser, a notary, a patronato.',
        ],
      },
      {
        title: 'What we ask of you',
        text: ['A few things, so that the sums are right.'],
        points: [
          'You must be of age.',
          'The answers are yours: if something changes, correct it in “My data”.',
          'Of other people, write only what the sums need, and only if they agree.',
          'The password is yours: give it to nobody. To let somebody in there is “Third-party access”.',
        ],
      },
      {
        title: 'Estimates can be wrong',
        text: [
          'They start from what you tell us, from today’s laws and from written assumptions. A law can change, a market can go another way. When we correct one of our rules, we say so in Method.',
        ],
      },
      {
        title: 'How it ends',
        text: [
          'In Account you can delete everything. For fourteen days you can change your mind with the link that we mail you; after that the data cannot be recovered.',
        ],
      },
    ],
  },
  privacy: {
    title: 'What we do with your data',
    brief: [
      'The data serve to work out how your family stands. We do not sell them; news and offers come only if you said yes.',
      'They are seen by you, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
      'Documents are encrypted. Our staff do not open the will and the reserved answers, not even with a reason.',
      'You can download them or delete everything in Account, whenever you like, without writing to us.',
    ],
    sections: [
      {
        title: 'Who handles the data',
        text: [
          'The controller is Società Esempio S.p.A., via dell’Esempio 1, Bologna. For any question about your data: privacy@esempio.it. The data protection officer answers at the same address.',
        ],
      },
      {
        title: 'Which data, and why',
        text: ['We ask what changes a result; beside the questions it says why.'],
        table: [
          ['Which', 'Why', 'On what ground'],
          [
            'Family, income, home, savings, cover',
            'to work out levels and priorities',
            'the service you ask for',
          ],
          [
            'E-mail and sign-ins',
            'to let you in, and to warn you if somebody else comes in',
            'the security of the account',
          ],
          ['News by e-mail', 'to tell you what is new', 'your consent, which you can take back'],
        ],
      },
      {
        title: 'Who sees them',
        text: [
          'You, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
        ],
        points: [
          'Whoever you authorise sees the sections you chose, until the day you chose.',
          'When we propose an adviser we write to you: they see your area only if you say yes, and no answer within 14 days is a no. You take them off whenever you like, and it holds at once.',
          'Without a reason, our staff see name, e-mail, municipality, how far the checkup is, how many people you are, how many levels of each colour, the adviser, the state of the account and the dates. With a reason, which you read in the log, also the answers, the levels and the lists of reports, documents and accesses: the page closes again after 15 minutes.',
          'They may also ask you to look together: they see your area only if you say yes, for 15 minutes, without will, reserved answers, notes, reports and documents. You close it when you like.',
        ],
      },
      {
        title: 'How long we keep them',
        text: [
          'As long as you have the account. A checkup that was never registered is deleted after 30 days; a closed account after 14: in those days you can change your mind. If you do not sign in for 24 months we write to you, and a year later we delete everything.',
        ],
      },
      {
        title: 'How they are protected',
        text: [
          'The documents you upload and the reports are encrypted with a key of your own, which is gone when you delete the account. We do not know your password: we keep only a fingerprint of it.',
        ],
      },
      {
        title: 'What you can ask for',
        text: [
          'To see your data, correct them, have a copy, delete them, object. The first four you do yourself, in Account and in “My data”; to the rest we answer within 30 days. You can also turn to the Garante per la protezione dei dati personali.',
        ],
      },
      {
        title: 'If this text changes',
        text: [
          'The new text has a new date. The consent you gave holds for the version that you read.',
        ],
      },
    ],
  },
  cookies: {
    title: 'What we leave in your browser',
    brief: [
      'Only what is needed to let you in and to remember your choices.',
      'No advertising, and nothing that follows you on other sites: that is why we do not ask for permission with a banner.',
      'If you delete the cookies you are signed out, and you lose nothing of what you saved.',
    ],
    sections: [
      {
        title: 'The cookies',
        text: ['They are all ours.'],
        table: [
          ['Name', 'What it is for', 'How long it stays'],
          [
            '__Host-rt',
            'keeps you signed in',
            'until you sign out; with “Remember me” also after closing',
          ],
          ['bussola-session', 'tells the page that it may try to let you in', 'as the first'],
          [
            '__Host-cohort',
            'a number from 0 to 99: it decides whether you try a new version first',
            'as the first',
          ],
          ['__Host-dev', 'knows this browser, to warn you if another one comes in', 'a year'],
          ['__Host-reg', 'ties the registration to this browser', 'a day'],
          [
            '__Host-vis',
            'slows down whoever makes too many requests',
            'as long as the browser is open',
          ],
          ['__Host-soc', 'only if you sign in with another service', 'ten minutes'],
          [
            '__Host-portal-override',
            'only for people who work with us: tries a version',
            'as long as the trial',
          ],
        ],
      },
      {
        title: 'The browser’s memory',
        text: ['Besides cookies, the device keeps:'],
        points: [
          'the language, the theme, the direction of the text, and whether amounts are covered;',
          'answers that we have not been able to save yet, until they are saved or you sign out;',
          'with “Remember me”, an encrypted copy of what you see, which is deleted when you sign out.',
        ],
      },
    ],
  },
  guide: {
    title: 'The guide, on one page',
    brief: [
      'It starts with the checkup: a few questions about your family, and the results at once.',
      'Then look at the priorities, from the first: each says why, and what you can do.',
      'If a number does not look right, press “Why?”: there are the steps, the sources and the answers it starts from.',
    ],
    sections: [
      {
        title: 'The checkup',
        text: [
          'Answers are saved while you type: you can stop and go on later. If you do not know a figure, “I don’t know” is fine: we use an estimate, and say so.',
        ],
      },
      {
        title: 'How to read the levels',
        text: ['Each area of your life has a level.'],
        points: [
          '“To address”: there is a problem that is best looked at first.',
          '“To consider”: there is something to improve, in your own time.',
          '“In order”: there is nothing to do today.',
          '“Not enough data” or “Not needed for now”: an answer is missing, or it does not concern you.',
        ],
      },
      {
        title: 'Correcting',
        text: ['In “My data” you change one answer at a time. Before saving you see what moves.'],
      },
      {
        title: 'The report',
        text: [
          'In Services, “My reports”: choose the chapters, whether to cover the amounts, and download the PDF. The report of before stays.',
        ],
      },
      {
        title: 'Showing it to somebody',
        text: [
          'In “Third-party access” you choose who, what and until when. Before you give access you see the page with their eyes. You take it away whenever you like.',
        ],
      },
    ],
  },
};
