import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';

interface ButtonProps extends ComponentProps<'button'> {
  variant: 'contained' | 'outlined' | 'text';
  size?: 'small' | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/**
 * A native button that looks as Material UI's does in our theme. For what the first screen may show: it needs neither the
 * code nor the time to make styles. Everything fetched later takes Material UI's own.
 */
export function Button({
  variant,
  size,
  startIcon,
  endIcon,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames('Button', `Button--${variant}`, size && `Button--${size}`, className)}
    >
      {startIcon && <span className="start">{startIcon}</span>}
      {children}
      {endIcon && <span className="end">{endIcon}</span>}
    </button>
  );
}
