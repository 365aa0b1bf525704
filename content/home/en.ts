import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../amounts.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'

const links = linksIn('en')
const { making, refit, measuring, edition } = settings

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01 is a split-toe shoe with no raised heel. It’s shaped to your own feet and printed once, for you.',
  edition: `${pricePair('GB', 'en')} or ${pricePair('JP', 'en')}, tax and delivery included. A numbered edition of ${edition.pairs} pairs.`,
  steps: {
    heading: 'From foot to shoe in five steps',
    list: [
      { name: 'Measure', text: 'In a store, or at home with a phone and a sheet of paper.' },
      { name: 'Style', text: 'One of three uppers, one of four colours.' },
      { name: 'Fit', text: 'How much room your toes have, left and right separately.' },
      { name: 'Order', text: 'You pay once the workshop knows that your pair can be made.' },
      {
        name: 'Walk',
        text: `Made in about ${making.days} days from payment, then sent to you. If it does not fit, it is made again.`,
      },
    ],
  },
  level: {
    heading: 'Level from heel to toe',
    text: 'The sole is equally thick everywhere, so nothing lifts your heel. The big toe has its own space; the other four share a second one, as wide as your foot is.',
  },
  sections: [
    {
      id: 'custom',
      heading: 'What is yours, and what is not',
      blocks: [
        {
          columns: [
            {
              name: 'Shaped to your feet',
              list: [
                'Length, width and heel of each shoe, left and right separately',
                'The outline around your toes, and where the split lies',
                'Height over the instep',
                'Room for the toes: close, natural or roomy',
              ],
            },
            {
              name: 'The same for everyone',
              list: [
                'The level sole and its thickness',
                'Three uppers and four colours',
                'One printed material, in one piece',
                'The price',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'how-exact',
      heading: 'How exact it is',
      blocks: [
        {
          text: 'Every number we show comes with a tolerance and with how it was found. What wasn’t measured is estimated and marked: with a photo that’s heel width, girth, heights and where the split goes.',
        },
        {
          note: photoTests.en.inShort,
        },
        { links: [links.figures, links.tested] },
      ],
    },
    {
      id: 'price',
      heading: 'One price, with tax and delivery',
      blocks: [
        {
          facts: [
            ['United Kingdom', `${pricePair('GB', 'en')} with VAT, delivery included`],
            ['Japan', `${pricePair('JP', 'en')} with tax, delivery included`],
            ['Made', `In about ${making.days} days from payment, then sent`],
            ['Edition', `${edition.pairs} numbered pairs`],
            ['Refit', `Once, free within ${refit.days} days of delivery`],
          ],
        },
        {
          note: 'A pair made to your measure cannot be sent back because you changed your mind. Until printing begins you can cancel free of charge. None of this limits your rights for faulty goods.',
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
              list: ['Someone measures with you', 'You can try samples', 'Please reserve a seat first'],
            },
            {
              name: `At home, ${measuring.homeMinutes} minutes`,
              list: [
                'A phone and a sheet of paper',
                'Photos never leave your device',
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
      heading: 'Often asked',
      blocks: [
        {
          links: [
            { text: 'When do I pay?', to: '/faq', hash: 'paying' },
            { text: 'What if the pair does not fit?', to: '/faq', hash: 'no-fit' },
            { text: 'What happens to the photos of my feet?', to: '/faq', hash: 'photos' },
            { text: 'Where do you send to?', to: '/faq', hash: 'places' },
          ],
        },
      ],
    },
  ],
}
