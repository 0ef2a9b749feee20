% SPDX-License-Identifier: Apache-2.0
function [y, map] = bin2gray(x, modulation, M)
% The Gray code of symbols for a modulation, 'psk', 'dpsk', 'pam', 'fsk' or 'qam', of M symbols; map: the code of each symbol.
% Example: y = bin2gray(0:3, 'psk', 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
map = grayMap('bin2gray', modulation, M);
x = symbolsOfInput('bin2gray', x, numel(map), 'integer');
y = reshape(map(x + 1), size(x));
map = map';
end
