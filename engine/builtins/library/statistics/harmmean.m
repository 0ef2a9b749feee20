% SPDX-License-Identifier: Apache-2.0
function m = harmmean(x, dim)
% Harmonic mean along a dimension: harmmean([1 3]) is 1.5.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(x(:) < 0) || ~isreal(x)
    error('stats:harmmean:BadData', 'The data must all be non-negative numbers.');
end
if nargin < 2, m = 1 ./ mean(1 ./ x); else, m = 1 ./ mean(1 ./ x, dim); end
end
