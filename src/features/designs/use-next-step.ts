import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { useCartCount } from '#src/features/cart/use-cart-count.ts'
import { hasGuest } from '#src/features/session/guest.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { readStored } from '#src/storage/stored-text.ts'
import type { NextStep } from './device/next-step.ts'

const bring = () => import('./device/next-step.ts')

export type NextDestination = NextStep | '/cart' | '/profile/order' | '/order-exists'

/** Where whoever is on this device continues: a pair that is on its way comes before one in the cart, and that before a design. */
export function useNextStepHere(): NextDestination | undefined {
  const order = useOrderInProgress()
  const isInCart = useCartCount() > 0
  const design = useDesignHere()
  return order ?? (isInCart ? '/cart' : design)
}

/** Where somebody sees a paid pair that is on its way. A stranger has none: for them the shop is asked nothing. */
function useOrderInProgress(): '/profile/order' | '/order-exists' | undefined {
  const { access } = useRouter().options.context
  const visitor = useVisitor()
  const [of, setOrderVisitor] = useState<typeof visitor>()
  useEffect(() => {
    setOrderVisitor(undefined)
    if (visitor === 'unsettled' || (visitor !== 'customer' && !hasGuest())) return
    const left = new AbortController()
    access.guardContext(['check-paid-order'], left.signal).then(
      ({ paidOrder }) => {
        const isPairInProgress = paidOrder === 'not-delivered-yet' || paidOrder === 'another-wanted'
        if (isPairInProgress && !left.signal.aborted) setOrderVisitor(visitor)
      },
      () => {},
    )
    return () => left.abort()
  }, [access, visitor])
  if (of === undefined) return undefined
  return of === 'customer' ? '/profile/order' : '/order-exists'
}

/** Where the design of this device is continued. Few have one: for all others nothing is loaded. */
function useDesignHere(): NextStep | undefined {
  const [step, setStep] = useState<NextStep>()
  useEffect(() => {
    if (!readStored('localStorage', designFileKey)) return
    let isLeft = false
    bring().then(
      ({ nextStepHere }) => isLeft || setStep(nextStepHere()),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [])
  return step
}

/** Where a customer continues with their cart, or with a design of this device or their account: `none` where they have none, nothing before it is known. */
export function useNextStep(): NextStep | '/cart' | 'none' | undefined {
  const { api } = useRouter().options.context
  const isInCart = useCartCount() > 0
  const [step, setStep] = useState<NextStep | 'none'>()
  useEffect(() => {
    const left = new AbortController()
    bring()
      .then(({ findNextStep }) => findNextStep(api, left.signal))
      .catch(() => undefined)
      .then((found) => left.signal.aborted || setStep(found ?? 'none'))
    return () => left.abort()
  }, [api])
  return isInCart ? '/cart' : step
}
