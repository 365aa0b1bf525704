import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../amounts.ts'
import { arrivalIn } from '../arrival.ts'
import { includedIn } from '../import-costs.ts'
import { linksIn } from '../links.ts'

const links = linksIn('en')
const { making, refit, edition, order, material } = settings
const upper = { width: 640, height: 420 }
const colour = { width: 560, height: 440 }

export const shoe: PageContent['/shop_tabbi'] = {
  lead: `A split-toe shoe with no raised heel, shaped to your own feet and printed in one piece. ${edition.pairs} numbered pairs.`,
  facts: [
    ['United Kingdom', `${pricePair('GB', 'en')}, ${includedIn('GB', 'en')}`],
    ['Japan', `${pricePair('JP', 'en')}, ${includedIn('JP', 'en')}`],
    ['Arrives', `About ${arrivalIn('GB', 'en')} from payment in the UK, about ${arrivalIn('JP', 'en')} in Japan`],
  ],
  sections: [
    {
      id: 'uppers',
      heading: 'Three uppers',
      blocks: [
        {
          figures: [
            {
              ...upper,
              file: 'upper-strap',
              alt: 'The strap: thin bands hold the foot',
              name: 'Strap',
              text: 'The one that shows most of your foot. Bands over the instep and around the heel.',
            },
            {
              ...upper,
              file: 'upper-sandal',
              alt: 'The sandal: broad bands over an open foot',
              name: 'Sandal',
              text: 'Broader bands, more hold, still open all round.',
            },
            {
              ...upper,
              file: 'upper-shell',
              alt: 'The shell: closed all round the foot',
              name: 'Shell',
              text: 'Closed, like a slip-on, with a low opening and small holes over the instep.',
            },
          ],
        },
        { note: 'All three have the same level sole and cost the same.' },
        { links: [links.configure, { text: 'See a sample pair in 3D', to: '/shapediver' }] },
      ],
    },
    {
      id: 'colours',
      heading: 'Four colours',
      blocks: [
        {
          figures: [
            { ...colour, file: 'colour-black', alt: 'A black shoe', name: 'Black' },
            { ...colour, file: 'colour-grey', alt: 'A grey shoe', name: 'Grey' },
            { ...colour, file: 'colour-green', alt: 'A green shoe', name: 'Green' },
            { ...colour, file: 'colour-brown', alt: 'A brown shoe', name: 'Brown' },
          ],
        },
        { note: 'The pictures are computer-generated. On the real shoe the print layers are a little easier to see.' },
      ],
    },
    {
      id: 'size',
      heading: 'There is no size to choose',
      blocks: [
        {
          text: 'The shoe is shaped to your measurements, left and right separately. Measurements we can’t take, such as the width of your heel in a photo, are estimated. You choose the feel: close, natural or roomy. Once your feet are measured, we show the nearest Japanese, European, UK and US sizes for comparison.',
        },
        { links: [links.scan, links.figures, { text: 'How fit and feel work', to: '/faq', hash: 'fitting' }] },
      ],
    },
    {
      id: 'sole',
      heading: 'One level piece with a split',
      blocks: [
        {
          figures: [
            {
              file: 'view-section',
              width: 1240,
              height: 840,
              alt: 'A shoe cut open from heel to toe: the sole is the same thickness all the way',
              name: 'The sole is the same thickness from heel to toe.',
            },
          ],
        },
        {
          text: `Matte ${material.en}, printed layer by layer. Nothing is glued or sewn. The big toe has its own space. We work out where the split goes for each foot; with a photo that’s an estimate.`,
        },
        { links: [links.about] },
      ],
    },
    {
      id: 'making',
      heading: 'From order to door',
      blocks: [
        {
          steps: [
            `You place the order. There’s nothing to pay yet, and we hold one of the ${edition.pairs} numbers for you.`,
            'The workshop checks your scan and makes sure both shoes can be printed.',
            `You pay. Printing starts after that, and your order shows when. We make the pair in about ${making.days} days from payment, then send it.`,
          ],
        },
        { note: `${order.perDesign} pair of each design, up to ${order.designs} designs in one order.` },
      ],
    },
    {
      id: 'returns',
      heading: 'Cancelling, refit and returns',
      blocks: [
        {
          facts: [
            ['Cancelling', 'Free of charge until printing begins, also after you’ve paid'],
            ['Change of mind', 'You can’t return it once printing has begun, because the pair is made for one person'],
            [
              'Doesn’t fit',
              `We make it again once, free of charge, if you tell us within ${refit.days} days of delivery`,
            ],
            ['Faulty', 'Your statutory rights are not affected'],
          ],
        },
        { links: [links.cancelling, links.rights] },
      ],
    },
  ],
}
