% SPDX-License-Identifier: Apache-2.0
function r = randg(varargin)
% Random numbers of the gamma distribution with shape a and scale 1: randg(a), randg(a, sizes).
% Example: rng(1), r = randg(2, 1, 3)
a = 1;
if nargin > 0, a = varargin{1}; varargin(1) = []; end
if isempty(varargin), r = gamrnd(a, 1); else, r = gamrnd(a, 1, varargin{:}); end
end
