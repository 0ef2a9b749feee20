% SPDX-License-Identifier: Apache-2.0
function [x, y, w] = prepareCurveData(xin, yin, win)
% Columns of doubles for a fit: complex numbers by their real parts, without what is NaN or Inf in any
% of them. An empty x becomes 1, 2, 3, ...
% Example: [x, y] = prepareCurveData([], [1 NaN 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(xin), xin = 1:numel(yin); end
if numel(xin) ~= numel(yin) || (nargin > 2 && ~isempty(win) && numel(win) ~= numel(yin))
    error('curvefit:prepareFittingData:sizeMismatch', 'The number of elements of the arguments must be the same.');
end
x = double(real(xin(:)));
y = double(real(yin(:)));
w = [];
good = isfinite(x) & isfinite(y);
if nargin > 2 && ~isempty(win)
    w = double(real(win(:)));
    good = good & isfinite(w);
    w = w(good);
end
x = x(good);
y = y(good);
end
