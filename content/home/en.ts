import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../amounts.ts'
import { arrivalIn } from '../arrival.ts'
import { includedIn } from '../import-costs.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'

const links = linksIn('en')
const { making, refit, measuring, edition, material } = settings

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01 is a split-toe shoe with no raised heel. It’s shaped to your own feet and printed once, for you.',
  edition: `${pricePair('GB', 'en')} in the UK, ${pricePair('JP', 'en')} in Japan, ${includedIn('JP', 'en')}. A numbered edition of ${edition.pairs} pairs.`,
  steps: {
    heading: 'From foot to shoe in five steps',
    list: [
      { name: 'Measure', text: 'In a store, or at home with a phone and a sheet of paper.' },
      { name: 'Style', text: 'One of three uppers, one of four colours.' },
      { name: 'Fit', text: 'How much room you want: close, natural or roomy.' },
      { name: 'Order', text: 'You pay once the workshop knows your pair can be made.' },
      {
        name: 'Walk',
        text: `Sent about ${making.days} days after payment. If it doesn’t fit, we make it again once, free of charge.`,
      },
    ],
  },
  level: {
    heading: 'Level from heel to toe',
    text: 'The sole is the same thickness all the way, so nothing lifts your heel. The big toe has its own space; the other four share a second one. The shoe is as wide as your foot needs.',
  },
  sections: [
    {
      id: 'custom',
      heading: 'What’s different for you, and what isn’t',
      blocks: [
        {
          columns: [
            {
              name: 'Shaped to your feet',
              list: [
                'Length, width and heel, left and right separately',
                'The outline around your toes, and where the split goes',
                'Height over the instep',
                'Room around your toes, ball, instep and heel: close, natural or roomy',
              ],
            },
            {
              name: 'The same for everyone',
              list: [
                'The level sole and its thickness',
                'Three uppers and four colours',
                `One material, printed in one piece: ${material.en}`,
                'The price',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'how-exact',
      heading: 'How accurate it is',
      blocks: [
        {
          text: 'Every measurement of your scan comes with a tolerance and with how it was found. What wasn’t measured is estimated and marked: with a photo that’s heel width, girth, heights and where the split goes.',
        },
        {
          note: photoTests.en.summary,
        },
        { links: [links.figures, links.tested] },
      ],
    },
    {
      id: 'price',
      heading: 'One price, nothing added later',
      blocks: [
        {
          facts: [
            ['United Kingdom', `${pricePair('GB', 'en')}, ${includedIn('GB', 'en')}`],
            ['Japan', `${pricePair('JP', 'en')}, ${includedIn('JP', 'en')}`],
            [
              'Arrives',
              `About ${arrivalIn('GB', 'en')} from payment in the UK, about ${arrivalIn('JP', 'en')} in Japan`,
            ],
            ['Edition', `${edition.pairs} numbered pairs`],
            ['Refit', `Once, free, if you tell us within ${refit.days} days of delivery`],
          ],
        },
        {
          note: 'You can cancel free of charge until printing begins. After that, a pair made to your measurements can’t be sent back because you changed your mind. Your rights for faulty goods are not affected.',
        },
      ],
    },
    {
      id: 'where',
      heading: 'In a store or at home',
      blocks: [
        {
          columns: [
            {
              name: `In a store, ${measuring.storeMinutes} minutes`,
              list: ['Someone measures your bare feet with you', 'You can try samples', 'Please book your visit first'],
            },
            {
              name: `At home, about ${measuring.homeMinutes} minutes for both feet once your photos are clear`,
              list: [
                'A phone and a sheet of paper',
                'Photos are measured on your device and not sent to us',
                'A scan file or your own numbers work too',
              ],
            },
          ],
        },
        { links: [links.reserve, links.scan] },
      ],
    },
    {
      id: 'asked',
      heading: 'Common questions',
      blocks: [
        {
          links: [
            { text: 'When do I pay?', to: '/faq', hash: 'paying' },
            { text: 'What if the pair doesn’t fit?', to: '/faq', hash: 'no-fit' },
            { text: 'What happens to the photos of my feet?', to: '/faq', hash: 'photos' },
            { text: 'Where do you deliver?', to: '/faq', hash: 'places' },
          ],
        },
      ],
    },
  ],
}
