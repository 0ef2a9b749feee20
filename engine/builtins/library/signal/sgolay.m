% SPDX-License-Identifier: Apache-2.0
function [B, G] = sgolay(order, frame, weights)
% Savitzky-Golay smoothing: row k of B gives the fitted polynomial's value at sample k of a frame, column j of G the
% coefficient of power j - 1 at its middle.
% Example: B = sgolay(2, 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(frame) && isscalar(frame) && frame == round(frame) && rem(frame, 2) == 1 && frame > 0)
    error('signal:sgolay:MustBeOdd', 'Frame length must be odd.');
elseif ~(isnumeric(order) && isscalar(order) && order == round(order) && order >= 0 && order < frame)
    error('signal:sgolay:InvalidDegree', 'The polynomial order must be less than the frame length.');
end
if nargin < 3 || isempty(weights), weights = ones(frame, 1); end
if numel(weights) ~= frame || any(weights <= 0)
    error('signal:sgolay:InvalidWeights', 'There must be a positive weight for each sample of the frame.');
end
half = (double(frame) - 1)/2;
S = (-half:half)'.^(0:double(order));
r = sqrt(double(weights(:)));
[Q, R] = qr(r.*S, 0);
G = (r.*Q)/R';
B = S*G';
end
