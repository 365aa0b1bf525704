import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { readStored } from '#src/storage/stored-text.ts'
import type { NextStep } from './device/next-step.ts'

const bring = () => import('./device/next-step.ts')

/** Where the design of this device is continued. Few have one: for all others nothing is loaded. */
export function useNextStepHere(): NextStep | undefined {
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

/** Where a customer continues, here or with a design of their account: `none` where they have none, nothing before it is known. */
export function useNextStep(): NextStep | 'none' | undefined {
  const { wire } = useRouter().options.context
  const [step, setStep] = useState<NextStep | 'none'>()
  useEffect(() => {
    const left = new AbortController()
    bring()
      .then(({ nextStepOf }) => nextStepOf(wire, left.signal))
      .catch(() => undefined)
      .then((found) => left.signal.aborted || setStep(found ?? 'none'))
    return () => left.abort()
  }, [wire])
  return step
}
