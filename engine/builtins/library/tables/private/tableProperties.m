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
    step = NaN;
    if s.rows > 1, step = diff(s.times); step = step(1); end
    p.TimeStep = step;
    p.SampleRate = NaN;
    if isa(step, 'duration'), p.SampleRate = 1/seconds(step); end
else
    p.RowNames = s.rowNames(:);
    if isempty(p.RowNames), p.RowNames = {}; end
end
if isempty(p.VariableContinuity), p.VariableContinuity = []; end
p.CustomProperties = custom;
end
