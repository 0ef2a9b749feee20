% SPDX-License-Identifier: Apache-2.0
function [c, s] = givens(x, y)
% The rotation [c s; -s' c] that makes the second of two numbers zero; as a matrix, or c and s.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(x) || ~isscalar(y), error('MATLAB:givens:InputSize', 'Inputs must be scalars.'); end
if y == 0
    cosine = 1;
    sine = 0;
elseif x == 0
    cosine = 0;
    sine = conj(y) / abs(y);
else
    r = hypot(abs(x), abs(y));
    cosine = abs(x) / r;
    sine = (x / abs(x)) * conj(y) / r;
end
if nargout > 1
    c = cosine;
    s = sine;
else
    c = [cosine, sine; -sine', cosine];
end
end
