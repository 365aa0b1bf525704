import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01 is a split-toe shoe without a heel. It is generated from your own two feet and printed once, for you.',
  edition: `A numbered edition of ${settings.edition.pairs} pairs`,
  steps: {
    heading: 'From foot to shoe in five steps',
    list: [
      { name: 'Measure', text: 'In a store, or at home with a telephone and a sheet of paper.' },
      { name: 'Style', text: 'One of three uppers, one of four colours.' },
      { name: 'Fit', text: 'How much room your toes have, left and right apart.' },
      { name: 'Order', text: 'You pay once the workshop knows that your pair can be made.' },
      {
        name: 'Walk',
        text: `Made in about ${settings.making.days} days and sent to you, with small exercises for bare feet.`,
      },
    ],
  },
  level: {
    heading: 'Level from heel to toe',
    text: 'The sole is equally thick everywhere, so that you stand as you would barefoot. The big toe has a room of its own and can do its work: balance, and the last push of every step.',
  },
}
