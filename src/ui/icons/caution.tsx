import { Icon, type IconProps } from './icon.tsx'

/** An exclamation mark in a triangle. */
export function CautionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4L21.5 20H2.5ZM12 10V14M12 17V17.1" />
    </Icon>
  )
}
