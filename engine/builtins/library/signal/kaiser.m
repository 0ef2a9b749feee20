% SPDX-License-Identifier: Apache-2.0
function w = kaiser(n, beta)
% Kaiser window of n points, a column; beta (0.5) trades the main lobe's width for the side lobes' height.
% Example: w = kaiser(7, 2.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(beta), beta = 0.5; end
if ~(isnumeric(beta) && isscalar(beta) && isreal(beta))
    error('signal:kaiser:InvalidBeta', 'BETA must be a real scalar.');
end
[n, w, done] = windowArguments('kaiser', n, {});
if done, return; end
t = 2*(0:n - 1)'/(n - 1) - 1;
w = besseli(0, abs(beta)*sqrt(max(1 - t.^2, 0))) / besseli(0, abs(beta));
end
