import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { maxSoleTextLength } from '#domain/shoe/sole-text.ts'
import { arrivalIn } from '../arrival.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'

const links = linksIn('en')
const { making, edition, refit, material } = settings

export const about: PageContent['/about'] = {
  lead: 'Each pair is made once, from one person’s measurements. Left and right are two different shoes, just as your feet are.',
  sections: [
    {
      id: 'foot',
      heading: 'It begins with a foot',
      blocks: [
        {
          text: 'A photo from above, a scan file, a store visit or a ruler: each gives us a foot’s measurements, from its length to the height of its instep. How many are measured depends on the way you choose; the rest are estimated and marked.',
        },
        {
          text: `Each comes with a tolerance. ${photoTests.en.summary}`,
        },
        {
          figures: [
            {
              file: 'view-foot',
              width: 1240,
              height: 840,
              alt: 'The shape of a foot as the workshop sees it, with the gap beside the big toe',
              name: 'What we keep: the shape and measurements of each foot, not a photo.',
            },
          ],
        },
        { links: [links.figures, links.tested] },
      ],
    },
    {
      id: 'shape',
      heading: 'Measurements become a shoe',
      blocks: [
        {
          text: 'From the measurements we calculate a last for each foot, then a level sole and the upper you chose. Before you order you can turn the shoe in 3D.',
        },
        {
          text: 'Once the fitting step is open, a map will show in millimetres where there is room and where it’s close. You choose the feel and see what changes.',
        },
        {
          figures: [
            {
              file: 'shoe-clearance',
              width: 1240,
              height: 860,
              alt: 'A foot in a shoe that is coloured by the room around it: green where there is room, red where it is close',
              name: 'The map of room: green is room, red is close.',
            },
          ],
        },
      ],
    },
    {
      id: 'custom',
      heading: 'What’s different for you, and what isn’t',
      blocks: [
        {
          columns: [
            {
              name: 'Shaped to your feet',
              list: [
                'Length, width and heel of each shoe',
                'Outline around the toes, and where the split goes',
                'Height over the instep',
                'Room around your toes, ball, instep and heel: close, natural or roomy',
                `Up to ${maxSoleTextLength} characters under the sole, such as initials`,
              ],
            },
            {
              name: 'The same for everyone',
              list: [
                'The level sole, and its thickness',
                'The three uppers and four colours',
                'The material',
                'The price',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'checks',
      heading: 'What the workshop checks',
      blocks: [
        {
          steps: [
            'We measure scan files again, and look for numbers that can’t be right, comparing left with right and length with width.',
            'We calculate both shoes and make sure they can be printed in one piece, without holes.',
            'If something is wrong, we tell you which foot to measure again and why. You pay nothing until it’s right.',
            'After printing we check each shoe. A pair that doesn’t pass is printed again.',
          ],
        },
      ],
    },
    {
      id: 'material',
      heading: 'One material, one piece',
      blocks: [
        {
          text: `The shoe is printed layer by layer from ${material.en}, matte, with fine lines you can see and feel. Nothing is glued or sewn.`,
        },
        {
          figures: [
            {
              file: 'view-section',
              width: 1240,
              height: 840,
              alt: 'A shoe cut open from heel to toe: the sole is the same thickness all the way',
              name: 'Cut open: the sole is the same thickness from heel to toe.',
            },
          ],
        },
      ],
    },
    {
      id: 'take-back',
      heading: 'Made when you order, taken back when worn out',
      blocks: [
        {
          text: `We keep no stock. We print a pair once it has been ordered and paid for, in about ${making.days} days. It reaches you about ${arrivalIn('GB', 'en')} from payment in the United Kingdom, and about ${arrivalIn('JP', 'en')} in Japan.`,
        },
        {
          text: `If a pair doesn’t fit, tell us within ${refit.days} days of delivery and we make it again once, free of charge. When it’s worn out, open the pair in your account and ask us to take it back, and we’ll tell you how to send it.`,
        },
      ],
    },
    {
      id: 'data',
      heading: 'Your scan is yours',
      blocks: [
        {
          text: 'Photos are measured on your own device and aren’t sent to us. The workshop keeps the measurements and the outline of each foot, not photos; if you order from a scan file, the file too. In your account you can download or delete your scans at any time. If a pair is in production, we keep what it needs until it’s finished.',
        },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'edition',
      heading: `${edition.pairs} pairs, each with its number`,
      blocks: [
        {
          text: `Tabi Gen 01 is a limited edition. We hold a number for you from the moment you place the order. We release it if you cancel, or if you haven’t paid within ${edition.waitDays} days of the order being ready to pay.`,
        },
      ],
    },
  ],
}
