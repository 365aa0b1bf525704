import { Icon, type IconProps } from './icon.tsx'

/** An arrow around an axis: rotate. */
export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 13.5C19 15.8 15.8 17 12 17C7.5 17 4 15 4 12S7.5 7 12 7H18M15 4L18 7L15 10" />
    </Icon>
  )
}
