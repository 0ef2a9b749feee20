% SPDX-License-Identifier: Apache-2.0
function x = dpskdemod(y, M, rotation, order)
% The symbols of a signal of dpskmod, of the turn of its phase from one sample to the next.
% Example: x = dpskdemod(dpskmod([0 1 2 3], 4), 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(rotation), rotation = 0; end
turned = isrow(y);
if turned, y = y(:); end
before = [ones(1, size(y, 2)); y(1:end - 1, :)];
x = mod(round((angle(y.*conj(before)) - rotation)*M/(2*pi)), M);
if nargin > 3 && strcmpi(order, 'gray'), x = bin2gray(x, 'dpsk', M); end
if turned, x = x'; end
end
