const stripeHost = 'checkout.stripe.com'

/**
 * Whoever pays is led to these hosts alone. The one where payments are made stands first, as the pay page names it. An order is paid by way of our
 * own page, whichever hosts are named.
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
