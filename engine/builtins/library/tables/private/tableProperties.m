% SPDX-License-Identifier: Apache-2.0
function p = tableProperties(s)
% What T.Properties holds.
custom = struct();
for name = fieldnames(s.custom)', custom.(name{1}) = s.custom.(name{1}).value; end
p = struct('Description', s.description, 'UserData', {s.userData}, 'DimensionNames', {s.dims}, 'VariableNames', {s.names}, 'VariableTypes', {string(cellfun(@class, s.vars, 'UniformOutput', false))}, 'VariableDescriptions', {s.descriptions}, ...
    'VariableUnits', {s.units}, 'VariableContinuity', {s.continuity});
if s.timed
    p.RowTimes = s.times;
    if s.rows > 0, p.StartTime = s.times(1); else, p.StartTime = NaT; end
    p.TimeStep = stepOf(s.times);
    p.SampleRate = NaN;
    if isa(p.TimeStep, 'duration'), p.SampleRate = 1/seconds(p.TimeStep); end
else
    p.RowNames = s.rowNames(:);
    if isempty(p.RowNames), p.RowNames = {}; end
end
if isempty(p.VariableContinuity), p.VariableContinuity = []; end
p.CustomProperties = custom;
end

function step = stepOf(times)
% The step of times that are evenly apart, by the clock or in months; NaN of others.
step = duration(NaN, 0, 0);
if numel(times) < 2, return, end
if isregular(times)
    step = times(2) - times(1);
elseif isa(times, 'datetime') && ~any(isnat(times))
    months = 12*(year(times(2)) - year(times(1))) + month(times(2)) - month(times(1));
    if months ~= 0 && isequal(times(1) + calmonths(months*(0:numel(times) - 1)'), times), step = calmonths(months); end
end
end
