const stripeHost = 'checkout.stripe.com'

/**
 * The hosts that customers may be redirected to for payment. The one where payments are made comes first, as the pay
 * page names it. The shop's own host is always included: an order is paid by way of our own page.
 */
export function paymentHosts(
  own: string,
  {
    named = [stripeHost],
    isRehearsal,
  }: { readonly named?: readonly string[] | undefined; readonly isRehearsal: boolean },
): readonly string[] {
  return isRehearsal ? [own, ...named] : [...named, own]
}
