% SPDX-License-Identifier: Apache-2.0
function [f1, f2] = freqspace(n, flag)
% Frequencies of a transform of n points: 0 to 1, or for two dimensions [f1, f2] from -1 to 1; 'whole' goes round, 'meshgrid' gives matrices.
% Example: f = freqspace(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, flag = ''; end
if nargout < 2
    if strcmpi(flag, 'whole'), f1 = (0:2/n:2*(n - 1)/n); else, f1 = 0:2/n:1; end
    return
end
if isscalar(n), n = [n n]; end
f2 = centred(n(1));
f1 = centred(n(2));
if strcmpi(flag, 'meshgrid'), [f1, f2] = meshgrid(f1, f2); end
end

function f = centred(n)
f = (-fix(n/2):fix((n - 1)/2))*2/n;
if mod(n, 2) == 1, f = (-(n - 1)/2:(n - 1)/2)*2/n; end
end
