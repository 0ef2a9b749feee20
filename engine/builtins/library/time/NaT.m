% SPDX-License-Identifier: Apache-2.0
function t = NaT(varargin)
% Points in time that are missing: NaT, NaT(n), NaT(m, n).
% Example: isnat(NaT)
t = makeDatetime(NaN(varargin{:}), '');
end
