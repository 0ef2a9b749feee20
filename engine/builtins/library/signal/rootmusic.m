% SPDX-License-Identifier: Apache-2.0
function [w, power] = rootmusic(x, p, varargin)
% Frequencies of the p complex exponentials (two for each real tone) in a signal, in radians a sample
% or for the rate fs, and their powers, by the roots nearest to the unit circle: rootmusic(x, p, fs);
% 'corr' for a correlation matrix.
% Example: w = rootmusic(cos(0.5*(1:40)) + 0.01*sin((1:40).^2), 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isText = cellfun(@(v) ischar(v) || isstring(v), varargin);
words = cellfun(@char, varargin(isText), 'UniformOutput', false);
args = varargin(~isText);
[noise, values, count, V] = noiseSubspace('rootmusic', x, p, words);
m = size(noise, 1);
q = zeros(2*m - 1, 1);
for k = 1:size(noise, 2), q = q + conv(noise(:, k), conj(noise(end:-1:1, k))); end
r = roots(q);
% The roots come in pairs about the circle; a rounded pair may lie on one side of it.
[~, order] = sort(abs(abs(r) - 1));
r = r(order);
z = zeros(0, 1);
while numel(z) < count && ~isempty(r)
    z(end + 1, 1) = r(1);
    mate = abs(r - 1/conj(r(1)));
    mate(1) = Inf;
    [~, at] = min(mate);
    r([1, at]) = [];
end
w = angle(z);
if nargout > 1
    A = abs(exp(-1i*w*(0:m - 1))*V(:, 1:count)).^2;
    % Both halves of a real tone give the same column: each takes half.
    power = pinv(A')*(values(1:count) - mean(values(count + 1:end)));
end
if ~isempty(args) && ~isempty(args{1}), w = w*args{1}/(2*pi); end
end
