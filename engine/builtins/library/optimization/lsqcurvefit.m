% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda, J] = lsqcurvefit(f, x0, xdata, ydata, lb, ub, options, varargin)
% The coefficients x between lb and ub with which f(x, xdata) fits ydata best, in the sense of least
% squares, from the guess x0. Options from optimoptions or optimset.
if nargin < 4, error('optim:lsqcurvefit:NotEnoughInputs', 'LSQCURVEFIT requires at least four input arguments.'); end
if nargin < 5, lb = []; end
if nargin < 6, ub = []; end
if nargin < 7, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
first = f(x0, xdata, varargin{:});
if ~isequal(size(first), size(ydata))
    error('optim:lsqcurvefit:YdataSizeMismatchFunVal', 'Function value and YDATA sizes are not equal.');
end
[x, resnorm, residual, exitflag, output, lambda, J] = ...
    fitBounded('lsqcurvefit', @difference, x0, lb, ub, options, varargin);
    function [d, J] = difference(x, varargin)
        if nargout > 1
            [y, J] = f(x, xdata, varargin{:});
        else
            y = f(x, xdata, varargin{:});
        end
        d = y - ydata;
    end
end
