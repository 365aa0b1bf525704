import type { PairErrorTexts } from './describe-attention.ts'

const ofLength =
  'We can’t make shoes of this length. If the length in the scan is wrong, please measure again. If it’s right, please cancel the order.'

export const englishPairErrorTexts: PairErrorTexts = {
  scan_doubted: {
    left: 'The measurements of the left foot don’t match each other, so we can’t make a shoe by them.',
    right: 'The measurements of the right foot don’t match each other, so we can’t make a shoe by them.',
    both: 'The measurements of the two feet don’t match each other, so we can’t make shoes by them.',
  },
  scan_unsure: {
    left: 'The quality of the left foot’s scan is too low to make a shoe by it.',
    right: 'The quality of the right foot’s scan is too low to make a shoe by it.',
    both: 'The quality of the scan is too low to make shoes by it.',
  },
  length_not_made: { left: ofLength, right: ofLength, both: ofLength },
  shape_not_made: {
    left: 'The left shoe doesn’t come out well in this design. Please choose another upper, another feel or another text under the sole.',
    right:
      'The right shoe doesn’t come out well in this design. Please choose another upper, another feel or another text under the sole.',
    both: 'The shoes don’t come out well in this design. Please choose another upper, another feel or another text under the sole.',
  },
  noted: {
    left: 'The workshop writes about the left foot:',
    right: 'The workshop writes about the right foot:',
    both: 'The workshop writes:',
  },
  unknown: 'The workshop can’t make a good pair like this. Your order says why.',
  pairText: (number, words) => `Pair ${number}: ${words}`,
  quote: (words) => `“${words}”`,
  bothFeet:
    'A scan covers both feet, so please measure both. The button leads to your order, and from there to measuring.',
  design: 'The button leads to your order. From there you can change the design.',
  ready: 'You can also have the pairs that are ready split off into an order of their own.',
  end: (days) => `Without an answer we cancel the order after ${days} days; nothing is due then.`,
  measure: 'Go to your order and measure again',
  change: 'Go to your order and change the design',
}
