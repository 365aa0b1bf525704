import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import { standInPhotoWorker } from '../fakes/photo-worker.ts'
import { openScreen, success } from './open-screen.tsx'

export const languages = [
  {
    address: '/dev/measure?way=photo',
    measure: 'Measure the foot',
    correct: 'Set the points by hand',
    handles: [
      'Far left corner of the sheet',
      'Far right corner of the sheet',
      'Near left corner of the sheet',
      'Near right corner of the sheet',
      'Tip of the longest toe',
      'Rear end of the heel',
      'Ball of the foot, inside',
      'Ball of the foot, outside',
    ],
    heel: 'Rear end of the heel',
    outlinePoint: 'Outline, point 1',
    length: 'Length',
    reported: /^[\d.]+\smm long, [\d.]+\smm wide at the ball$/,
    there: /^[\d.]+% from the left of the photo, [\d.]+% from the top$/,
    byHand: 'Set by hand: heel',
    implausible: /^These measurements don’t look like a foot’s\./,
    noPaper: /^We can’t find the sheet\./,
    notMeasured: 'not measured yet',
    step: /mm a step/,
    moveDown: 'Move down',
    crooked: 'These four corners don’t form a sheet of A4. Check corner 2.',
    undo: 'Undo the last step',
    anew: 'Start from what we found',
    nothing: 'Nothing has been moved yet.',
    finish: 'Finish correcting',
    older: 'These are the measurements from before your last change.',
  },
  {
    address: '/ja/dev/measure?way=photo',
    measure: '足を測る',
    correct: '手で直す',
    handles: [
      '紙の奥の左の角',
      '紙の奥の右の角',
      '紙の手前の左の角',
      '紙の手前の右の角',
      '一番長い指の先',
      'かかとの後ろの端',
      '指の付け根、内側',
      '指の付け根、外側',
    ],
    heel: 'かかとの後ろの端',
    outlinePoint: '輪郭、1番目の点',
    length: '足長',
    reported: /^足長[\d.]+\scm（[\d.]+\smm）、足幅[\d.]+\scm（[\d.]+\smm）$/,
    there: /^写真の左から[\d.]+%、上から[\d.]+%$/,
    byHand: '手で指定したところ：かかと',
    implausible: /^計測した値が、足の寸法として不自然です。/,
    noPaper: /^紙が見つかりません。/,
    notMeasured: 'まだ計測していません',
    step: /1回に/,
    moveDown: '下へ動かす',
    crooked: 'この4つの角では、A4用紙の形になりません。2番の角を確かめてください。',
    undo: 'ひとつ前に戻す',
    anew: '最初の状態に戻す',
    nothing: 'まだ何も動かしていません。',
    finish: '修正を終える',
    older: 'これは、最後に動かす前の寸法です。',
  },
] as const
export const [english] = languages

export type Words = (typeof languages)[number]

const demo = (path: string) =>
  path === '/shop/state' ? success({ mode: 'demo', build_id: null, payment_hosts: [] }) : undefined

/** Measures a photo and opens the correction by hand. */
export async function openCorrection(words: Words, ...answers: MeasureOutcome[]) {
  const orders = standInPhotoWorker(...answers)
  await openScreen(words.address, { answers: demo })
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(chooser, new File(['a foot'], 'foot.jpg', { type: 'image/jpeg' }))
  await userEvent.click(screen.getByRole('button', { name: words.measure }))
  await userEvent.click(await screen.findByRole('button', { name: words.correct }))
  const handle = (name: string) => screen.getByRole('slider', { name })
  return { orders, handle, heel: handle(words.heel) }
}

/** The position of a handle, as it is drawn. */
export const handleStyle = (handle: HTMLElement) => handle.getAttribute('style')
export const effectText = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
export const lengthNow = (words: Words) => Number(/([\d.]+) mm/.exec(effectText(words.length))?.[1])
