% SPDX-License-Identifier: Apache-2.0
function [y, t] = stepz(b, a, n, fs)
% Step response of the digital filter b/a: n samples (as many as impz takes), at the rate fs.
% Example: y = stepz([1 1], 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, n = []; end
if nargin < 4, fs = 1; end
if isempty(n), n = numel(impz(b, a)); end
y = filter(b, a, ones(n, 1));
t = (0:n - 1).'/fs;
if nargout == 0
    stem(t, y), xlabel('n (samples)'), ylabel('Amplitude')
    clear y
end
end
