import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const faq: PageContent['/faq'] = {
  questions: [
    {
      id: 'zero-drop',
      asked: 'What does “zero drop” mean?',
      answer: 'The heel stands no higher than the toes, as it does when you are barefoot.',
    },
    {
      id: 'split',
      asked: 'What is the split for?',
      answer: 'The big toe moves on its own. It carries balance and the last push of every step.',
    },
    {
      id: 'paying',
      asked: 'When do I pay?',
      answer:
        'After the workshop has checked your scan and knows that your pair can be made. Ordering costs nothing yet.',
    },
    {
      id: 'no-fit',
      asked: 'What if the pair does not fit?',
      answer: `It is made again free of charge, within ${settings.refit.days} days of delivery.`,
    },
    {
      id: 'places',
      asked: 'Where do you send to?',
      answer: 'To addresses in the United Kingdom and in Japan. Delivery is included in the price.',
    },
  ],
}
