% SPDX-License-Identifier: Apache-2.0
function [q, count] = quad(f, a, b, tol, trace, varargin)
% Integral of f from a to b by adaptive Simpson's rule to an absolute tolerance (1e-6); count is the number
% of values of f. Further arguments go to f, which takes arrays.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(tol), tol = 1e-6; end
if nargin < 5 || isempty(trace), trace = 0; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isscalar(a) || ~isscalar(b)
    error('MATLAB:quad:scalarLimits', 'The limits of integration must be scalars.');
end
count = 0;
trouble = 0;
smallest = eps / 1024 * abs(b - a);
    function value = at(places)
        value = f(places, varargin{:});
        if numel(value) ~= numel(places)
            error('MATLAB:quad:inputVectorization', ['The integrand function must return an output vector of the same ' ...
                'length as the input vector.']);
        end
        count = count + numel(places);
    end
    function s = part(left, right, fl, fm, fr)
        width = right - left;
        middle = (left + right) / 2;
        if abs(width) < smallest || middle == left || middle == right
            s = width * fm;
            trouble = max(trouble, 1);
            return
        end
        inner = at([(left + middle) / 2, (middle + right) / 2]);
        if count > 10000
            s = width * fm;
            trouble = max(trouble, 2);
            return
        end
        once = width / 6 * (fl + 4 * fm + fr);
        twice = width / 12 * (fl + 4 * inner(1) + 2 * fm + 4 * inner(2) + fr);
        s = twice + (twice - once) / 15;
        if ~isfinite(s)
            trouble = 3;
            return
        end
        if trace, fprintf('%8d %16.10f %18.8e %16.10f\n', count, left, width, s); end
        if abs(twice - s) <= tol, return, end
        s = part(left, middle, fl, inner(1), fm) + part(middle, right, fm, inner(2), fr);
    end
h = 0.13579 * (b - a);
x = [a, a + h, a + 2 * h, (a + b) / 2, b - 2 * h, b - h, b];
y = at(x);
% Ends where f is infinite are moved inwards.
if ~isfinite(y(1)), y(1) = at(a + eps * (b - a)); end
if ~isfinite(y(7)), y(7) = at(b - eps * (b - a)); end
q = part(x(1), x(3), y(1), y(2), y(3)) + part(x(3), x(5), y(3), y(4), y(5)) + ...
    part(x(5), x(7), y(5), y(6), y(7));
switch trouble
    case 1
        warning('MATLAB:quad:MinStepSize', 'Minimum step size reached; singularity possible.');
    case 2
        warning('MATLAB:quad:MaxFcnCount', 'Maximum function count exceeded; singularity likely.');
    case 3
        warning('MATLAB:quad:ImproperFcnValue', 'Infinite or Not-a-Number function value encountered.');
end
end
