% SPDX-License-Identifier: Apache-2.0
function r = geornd(q, varargin)
% Random numbers of the geometric distribution with parameters q; sizes as those of rand.
[s, refused] = randomSize('geo', {q}, varargin);
r = geoinv(rand(s), q + zeros(s));
r(refused) = NaN;
end
