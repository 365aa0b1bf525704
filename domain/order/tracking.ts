/** The tracking pages of the shop's carriers. Any other carrier is shown without a link. */
const trackingPages: Readonly<Record<string, string>> = {
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  DHL: 'https://www.dhl.com/gb-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=',
  'Yamato Transport': 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=',
  'Japan Post': 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=',
}

export const carriers: readonly string[] = Object.keys(trackingPages)

/**
 * The tracking page of a parcel, or `null` for an unknown carrier. The typed parcel number is encoded, so that it
 * cannot lead to another site.
 */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null || !Object.hasOwn(trackingPages, carrier)) return null
  return `${trackingPages[carrier]}${encodeURIComponent(trackingNumber.replace(/\s/g, ''))}`
}
