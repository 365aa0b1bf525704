import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { AgreedPrice, OrderView } from '#machines/order-action/order-action.types.ts'
import { AddressForm } from '#src/features/address-form/address-form.tsx'
import { useLookUp } from '#src/features/address-form/form/use-look-up.ts'
import { Field } from '#src/ui/field.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { OrderActionDialog } from './order-action-dialog.tsx'
import { useNewAddress } from './use-new-address.ts'
import type { OrderActionActor, OrderActionSnapshot } from './use-order-action.ts'

type Props = { order: OrderView; actor: OrderActionActor; snapshot: OrderActionSnapshot }

/**
 * Changes the delivery address of an order. Shows the price there first; a different price needs the customer's
 * consent.
 */
export function ChangeAddress({ order, actor, snapshot }: Props) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const address = useNewAddress(order)
  const { country, countries, fields, errors } = address
  const { lookUp, only } = useLookUp(api, country)
  const names = { GB: t`United Kingdom`, JP: t`Japan` } as const
  const price = snapshot.context.price ?? address.price

  function send(): void {
    const to = address.read()
    if (to) actor.send({ type: 'action.confirmed', actionInput: { action: 'change_address', to: { ...to, price } } })
  }

  return (
    <OrderActionDialog
      {...{ actor, snapshot }}
      heading={<Trans>Change the delivery address</Trans>}
      yes={snapshot.context.price ? <Trans>Use the new price</Trans> : <Trans>Send it there</Trans>}
      no={<Trans>Keep it as it is</Trans>}
      onYes={send}
    >
      {order.stage === 'ready_to_pay' && (
        <p>
          <Trans>The workshop looks at the order again before it can be paid for.</Trans>
        </p>
      )}
      {countries.length > 0 && (
        <RadioCards
          legend={<Trans>Delivered to</Trans>}
          choices={countries.map((value) => ({ value, name: names[value] }))}
          value={country}
          onChange={address.choose}
        />
      )}
      <AddressForm
        key={country}
        country={country}
        value={fields}
        onChange={address.type}
        errors={errors.address}
        onLookUp={lookUp}
        onlyPostcodes={only}
      />
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t`Phone number`}
        mark={address.needsPhone ? undefined : <Trans>optional</Trans>}
        help={address.needsPhone ? undefined : t`Leave it empty to keep the number we have.`}
        error={errors.phone && phoneText(errors.phone)}
        value={address.phone}
        maxLength={60}
        onChange={({ target }) => address.typePhone(target.value)}
      />
      {(address.isElsewhere || snapshot.context.price) && <Price order={order} price={price} />}
    </OrderActionDialog>
  )

  function phoneText(error: 'missing' | 'no_phone'): string {
    return error === 'missing'
      ? t`Enter a phone number. Carriers in Japan ask for one.`
      : t`This can’t be a phone number. Please check it.`
  }
}

/** The price at the new address next to the agreed price. */
function Price({ order, price }: { order: OrderView; price: AgreedPrice }) {
  const { i18n } = useLingui()
  const now = moneyText(price.total_minor, price.currency, i18n.locale)
  const before = moneyText(order.total_minor, order.currency, i18n.locale)
  return (
    <Notice tone="caution" isLive>
      <Trans>
        The price there is {now} instead of {before}, tax and delivery included.
      </Trans>
    </Notice>
  )
}
