% SPDX-License-Identifier: Apache-2.0
function tf = isequalwithequalnans(varargin)
% The old name of isequaln: arrays of equal size and values, NaN equal to NaN.
% Example: tf = isequalwithequalnans([1 NaN], [1 NaN])
tf = isequaln(varargin{:});
end
