% SPDX-License-Identifier: Apache-2.0
function [y, map] = gray2bin(x, modulation, M)
% The symbols of Gray codes for a modulation, 'psk', 'dpsk', 'pam', 'fsk' or 'qam', of M symbols; map: the symbol of each code.
% Example: y = gray2bin([0 1 3 2], 'psk', 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
codes = grayMap('gray2bin', modulation, M);
map(codes + 1, 1) = (0:numel(codes) - 1)';
x = symbolsOfInput('gray2bin', x, numel(map), 'integer');
y = reshape(map(x + 1), size(x));
map = map';
end
