% SPDX-License-Identifier: Apache-2.0
function tf = isdatetime(x)
% Is it an array of points in time (datetime)?
% Example: tf = isdatetime(NaT)
tf = isa(x, 'datetime');
end
