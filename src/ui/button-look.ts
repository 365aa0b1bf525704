/** A page has one primary button; others are quiet. An irreversible action is a danger. */
export type ButtonLook = 'verb' | 'quiet' | 'danger'

export function buttonLook(look: ButtonLook): string {
  return look === 'verb' ? 'button' : `button button-${look}`
}
