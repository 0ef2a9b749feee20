function k = idx(k)
order('idx');
end
