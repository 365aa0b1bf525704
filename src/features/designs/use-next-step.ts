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

/** Where the visitor continues: with a pair in progress, else the cart, else a design. */
export function useNextStepHere(): NextDestination | undefined {
  const order = useOrderInProgress()
  const isInCart = useCartCount() > 0
  const design = useDesignHere()
  return order ?? (isInCart ? '/cart' : design)
}

/** The page of a paid pair in progress. Anonymous visitors have none: for them nothing is requested. */
function useOrderInProgress(): '/profile/order' | '/order-exists' | undefined {
  const { access } = useRouter().options.context
  const visitor = useVisitor()
  const [of, setOrderVisitor] = useState<typeof visitor>()
  useEffect(() => {
    setOrderVisitor(undefined)
    if (visitor === 'unsettled' || (visitor !== 'customer' && !hasGuest())) return
    const controller = new AbortController()
    access.guardContext(['check-paid-order'], controller.signal).then(
      ({ paidOrder }) => {
        const isPairInProgress = paidOrder === 'not-delivered-yet' || paidOrder === 'another-wanted'
        if (isPairInProgress && !controller.signal.aborted) setOrderVisitor(visitor)
      },
      () => {},
    )
    return () => controller.abort()
  }, [access, visitor])
  if (of === undefined) return undefined
  return of === 'customer' ? '/profile/order' : '/order-exists'
}

/** Where this device's design continues. Few visitors have one: for all others nothing is loaded. */
function useDesignHere(): NextStep | undefined {
  const [step, setStep] = useState<NextStep>()
  useEffect(() => {
    if (!readStored('localStorage', designFileKey)) return
    let isLeft = false
    bring().then(
      ({ findOpenDesignStep }) => isLeft || setStep(findOpenDesignStep()),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [])
  return step
}

/**
 * Where a customer continues with their cart, or a design of this device or their account: `none` if they have none,
 * `undefined` while unknown.
 */
export function useNextStep(): NextStep | '/cart' | 'none' | undefined {
  const { api } = useRouter().options.context
  const isInCart = useCartCount() > 0
  const [step, setStep] = useState<NextStep | 'none'>()
  useEffect(() => {
    const controller = new AbortController()
    bring()
      .then(({ findNextStep }) => findNextStep(api, controller.signal))
      .catch(() => undefined)
      .then((found) => controller.signal.aborted || setStep(found ?? 'none'))
    return () => controller.abort()
  }, [api])
  return isInCart ? '/cart' : step
}
